/** Pages as the build has them, for tests that are about no page's head. */
import type { WritePage } from "../../../server/web/client.ts"

export const asBuilt: WritePage = async (_request, file) => ({ file, isMissing: false, headers: {}, varies: [] })
