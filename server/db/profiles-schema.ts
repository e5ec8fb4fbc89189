/** The tables of pending profile changes, profile files, thumbnails and jobs. */
import type { Generated } from "kysely"
import type { RefusalReason } from "../../src/domain/moderation.ts"
import type { Json, Moment, MomentOrNow, MomentOrNull, OrNull } from "./columns.ts"

interface ExecutantChanges {
  readonly executant_key: string
  readonly version_key: string
  readonly version_status: "OnModeration" | "Declined"
  readonly name: string
  readonly description: string
  readonly work_experience: string
  readonly education_description: string
  readonly classificator_root_key: string
  readonly photo_file_key: OrNull<string>
  readonly reason: OrNull<RefusalReason>
  readonly created_date: MomentOrNow
}

interface ExecutantFiles {
  readonly executant_key: string
  readonly kind: "Portfolio" | "Education"
  readonly file_key: string
  readonly position: number
  readonly approved: Generated<boolean>
}

interface ExecutantViews {
  readonly executant_key: string
  readonly viewer: string
  readonly viewed_on: string
}

interface FileThumbnails {
  readonly file_key: string
  readonly width: number
  readonly media_type: string
  readonly storage_path: string
}

interface Jobs {
  readonly key: string
  readonly kind: string
  readonly payload: Json<object>
  readonly due_at: Moment
  readonly tries: Generated<number>
  /** By the database's clock; null while no node has the job. */
  readonly leased_until: MomentOrNull
  readonly failed_at: MomentOrNull
  readonly account_key: OrNull<string>
  readonly turn: Generated<number>
}

export interface ProfileTables {
  readonly executant_changes: ExecutantChanges
  readonly executant_files: ExecutantFiles
  readonly executant_views: ExecutantViews
  readonly file_thumbnails: FileThumbnails
  readonly jobs: Jobs
}
