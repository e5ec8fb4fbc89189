/** The product's name, as people read it in letters, pushes and pages of the server. */
export const productName = "Handra"
