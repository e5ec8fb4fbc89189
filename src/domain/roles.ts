/** The role of those who moderate, as identity tokens and the contracts' security name it. */
export const adminRole = "admin"
