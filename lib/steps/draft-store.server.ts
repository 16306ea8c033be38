import 'server-only'
import type { z } from 'zod'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import { LockedError, withLock } from '@/lib/state/lock.server'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import type { DraftOwner } from './draft-owner.server'

export type DraftStoreOptions<Draft> = {
  /** Prefix of the keys; each wizard has its own. */
  prefix: string
  schema: z.ZodType<Draft>
  /** Members that are shown on one page view only. */
  once: readonly (keyof Draft & string)[]
}

export type DraftStore<Form extends string, Draft> = {
  read: (owner: DraftOwner, form: Form) => Promise<Draft | undefined>
  save: (owner: DraftOwner, form: Form, draft: Draft) => Promise<void>
  drop: (owner: DraftOwner, form: Form) => Promise<void>
  /**
   * Changes a draft and returns its previous value; a change to undefined deletes it. Changes of one draft
   * are serialized: a page view that removes the shown errors must not overwrite a concurrent autosave with
   * earlier input.
   * @throws LockedError if the lock cannot be acquired while the request can wait
   */
  change: (
    owner: DraftOwner,
    form: Form,
    change: (draft: Draft | undefined) => Draft | undefined,
  ) => Promise<Draft | undefined>
  /** The draft for a page view; its members that are shown once are removed from the store. */
  take: (owner: DraftOwner, form: Form) => Promise<Draft | undefined>
}

/** The drafts of a wizard's forms, one for each owner and form. */
export function createDraftStore<Form extends string, Draft extends object>({
  prefix,
  schema,
  once,
}: DraftStoreOptions<Draft>): DraftStore<Form, Draft> {
  const keyOf = (owner: DraftOwner, form: Form): string =>
    'user' in owner ? `${prefix}/user/${owner.user}/${form}` : `${prefix}/visitor/${owner.visitor}/${form}`

  const store: DraftStore<Form, Draft> = {
    read: async (owner, form) => readStored(await sharedState().get(keyOf(owner, form)), schema),
    save: (owner, form, draft) => sharedState().set(keyOf(owner, form), JSON.stringify(draft), DRAFT_SECONDS),
    drop: (owner, form) => sharedState().delete(keyOf(owner, form)),
    change: async (owner, form, change) => {
      const changed = await tryChange(owner, form, change)
      if (!changed.ok) throw new LockedError(keyOf(owner, form))
      return changed.value
    },
    take: async (owner, form) => {
      const draft = await store.read(owner, form)
      if (draft === undefined || once.every(name => draft[name] === undefined)) return draft
      const taken = await tryChange(owner, form, known => known && withoutMembers(known, once))
      // If it cannot be removed now, it is shown once more.
      return taken.ok ? taken.value : draft
    },
  }

  const tryChange = (
    owner: DraftOwner,
    form: Form,
    change: (draft: Draft | undefined) => Draft | undefined,
  ) =>
    withLock(keyOf(owner, form), async () => {
      const draft = await store.read(owner, form)
      const changed = change(draft)
      if (changed === draft) return draft
      await (changed === undefined ? store.drop(owner, form) : store.save(owner, form, changed))
      return draft
    })
  return store
}

function withoutMembers<Draft extends object>(draft: Draft, names: readonly (keyof Draft)[]): Draft {
  const rest = { ...draft }
  for (const name of names) delete rest[name]
  return rest
}
