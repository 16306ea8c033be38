import 'server-only'
import { z } from 'zod'
import { DRAFT_SECONDS, KEPT_VALUE_MAX_UNITS } from '@/lib/config/limits'
import { EVIDENCE_KINDS, type EvidenceKind } from '@/lib/contract/commerce/qualification/evidence'
import { LockedError } from '@/lib/state/lock.server'
import { createDraftStore } from '@/lib/steps/draft-store.server'

const KEPT_DRAFT = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  /** The evidence that it changes, or that it renews; empty for a new one. */
  id: z.string(),
  renews: z.string(),
  values: z.record(z.string(), z.string().max(KEPT_VALUE_MAX_UNITS)),
  /** Epoch milliseconds. */
  keptUntil: z.number(),
})

/** A form that was kept before all its details were filled in. */
export type KeptDraft = z.infer<typeof KEPT_DRAFT>

type DraftName = { kind: EvidenceKind; id: string; renews: string }

/** Most drafts that are kept for a user; the oldest ones go. */
const MOST_DRAFTS = 10

const store = createDraftStore({
  prefix: 'qualification-draft',
  schema: z.object({ drafts: z.array(KEPT_DRAFT) }),
  once: [],
})

const FORM = 'evidence'

/** What names a draft in addresses and forms. */
export const draftKey = ({ kind, id, renews }: DraftName): string => [kind, id, renews].join('.')

/** The drafts of a user, the newest first. */
export async function listDrafts(user: string, now = Date.now()): Promise<readonly KeptDraft[]> {
  const kept = await store.read({ user }, FORM)
  return (kept?.drafts ?? []).filter(({ keptUntil }) => keptUntil > now)
}

/** Keeps a form for a day; false where another change of the drafts was not over in time. */
export async function keepDraft(
  user: string,
  { values, ...name }: DraftName & { values: Readonly<Record<string, string>> },
  now = Date.now(),
): Promise<boolean> {
  const cut = Object.entries(values).map(
    ([field, text]) => [field, text.slice(0, KEPT_VALUE_MAX_UNITS)] as const,
  )
  const draft = { ...name, values: Object.fromEntries(cut), keptUntil: now + DRAFT_SECONDS * 1000 }
  return changeDrafts(user, kept => ({
    drafts: [draft, ...others(kept, draftKey(name))].slice(0, MOST_DRAFTS),
  }))
}

/** Forgets a draft; false where another change of the drafts was not over in time. */
export const dropDraft = (user: string, key: string): Promise<boolean> =>
  changeDrafts(user, kept => {
    const drafts = others(kept, key)
    if (drafts.length === (kept?.drafts.length ?? 0)) return kept
    return drafts.length === 0 ? undefined : { drafts }
  })

/** Forgets the drafts that change or renew an evidence which is no more. */
export const dropDraftsOf = (user: string, id: string): Promise<boolean> =>
  changeDrafts(user, kept => {
    const drafts = (kept?.drafts ?? []).filter(draft => draft.id !== id && draft.renews !== id)
    return drafts.length === 0 ? undefined : { drafts }
  })

type Kept = { drafts: KeptDraft[] } | undefined

async function changeDrafts(user: string, change: (kept: Kept) => Kept): Promise<boolean> {
  try {
    await store.change({ user }, FORM, change)
    return true
  } catch (fault) {
    if (!(fault instanceof LockedError)) throw fault
    return false
  }
}

const others = (kept: Kept, key: string): KeptDraft[] =>
  (kept?.drafts ?? []).filter(draft => draftKey(draft) !== key)
