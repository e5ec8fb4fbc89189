/** Complaints, moderators' decisions, and the audit trail. Spec §3. */

/** Statements in order, PostgreSQL 15 and later. */
export const moderation: readonly string[] = [
  `create table complaints (
    key uuid primary key,
    account_key uuid not null references accounts (key) on delete cascade,
    participant_key uuid not null,
    target_type text not null
      check (target_type in ('Order', 'Offer', 'Executant', 'Customer', 'Deal', 'ChatMessage', 'Feedback')),
    target_key uuid not null,
    reason text not null,
    comment text,
    status text not null default 'Open' check (status in ('Open', 'Upheld', 'Dismissed')),
    created_date timestamptz(3) not null default now()
  )`,
  `create unique index complaints_one_open on complaints (account_key, target_type, target_key) where status = 'Open'`,
  `create index complaints_of_account on complaints (account_key, created_date desc)`,
  `create index complaints_about on complaints (target_key, target_type, created_date)`,

  `alter table moderation_tasks drop constraint moderation_tasks_entity_type_check`,
  `alter table moderation_tasks add constraint moderation_tasks_entity_type_check
    check (entity_type in ('Order', 'Offer', 'Executant', 'Complaint'))`,
  `alter table moderation_tasks drop constraint moderation_tasks_decision_check`,
  `alter table moderation_tasks add constraint moderation_tasks_decision_check
    check (decision in ('Approved', 'Refused', 'Superseded', 'Upheld', 'Dismissed'))`,
  `alter table moderation_tasks add column created_at timestamptz(3)`,
  `update moderation_tasks set created_at = due_at`,
  `alter table moderation_tasks alter column created_at set not null`,
  `alter table moderation_tasks alter column created_at set default now()`,
  `alter table moderation_tasks add column priority integer not null default 0`,
  `alter table moderation_tasks add column decided_by text`,
  // The target of a complaint; for other tasks entity_type says it.
  `alter table moderation_tasks add column target_type text`,
  `drop index moderation_tasks_waiting`,
  `create index moderation_tasks_waiting on moderation_tasks (due_at, key)
    where decided_at is null and entity_type <> 'Complaint'`,
  `create index moderation_tasks_queue on moderation_tasks (priority desc, created_at, key) where decided_at is null`,
  `create index moderation_tasks_newest on moderation_tasks (created_at desc, key)`,
  `create unique index moderation_tasks_one_complained on moderation_tasks (entity_key, target_type)
    where decided_at is null and entity_type = 'Complaint'`,

  // blocked_with: the key of what was blocked, which took the listing along; its own key where it was blocked by
  // itself.
  `alter table listings add column blocked_with uuid`,
  `alter table listings add column blocked_from text`,
  `alter table executants add column blocked_with uuid`,
  `alter table executants add column if not exists blocked_reason text`,
  `alter table accounts add column blocked_reason text`,
  `create index listings_blocked on listings (blocked_with) where blocked_with is not null`,
  `create index executants_blocked on executants (blocked_with) where blocked_with is not null`,

  `create table moderation_actions (
    key uuid primary key,
    seq bigint generated always as identity unique,
    action text not null,
    target_type text not null,
    target_key uuid not null,
    reason text,
    note text,
    moderator_subject text not null,
    moderator_name text not null,
    created_at timestamptz(3) not null default now()
  )`,
  `create index moderation_actions_about on moderation_actions (target_key, seq desc)`,
]
