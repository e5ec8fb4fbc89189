/**
 * Evaluates React before the app arrives: a module of its own, so that a slow phone answers between the two.
 * architecture: Painting.
 */
import "react-dom/client"
