import type { FlagValue } from '../../lib/contract/flags.ts'
import type { SandboxContext } from '../context.ts'
import { createEventStore, type StoredFlagEvent } from './event-store.ts'
import { createFlagStore, type FlagRule } from './flag-store.ts'
import { streamClients } from './stream-hub.ts'

/** Changes a flag for everyone, or with a rule for those it matches, and tells every open stream. */
export const setFlag = (
  { database }: SandboxContext,
  key: string,
  value: FlagValue,
  rule?: FlagRule,
): void => {
  const store = createFlagStore(database)
  store.set(key, value, rule)
  for (const client of streamClients(database)) {
    if (client.context === undefined) client.send('ping', null)
    else client.send('patch', { key, ...store.evaluate(key, client.context) })
  }
}

/** Deletes a flag with its rules and tells every open stream; false when there is no such flag. */
export const removeFlag = ({ database }: SandboxContext, key: string): boolean => {
  const version = createFlagStore(database).remove(key)
  if (version === undefined) return false
  for (const client of streamClients(database)) {
    if (client.context === undefined) client.send('ping', null)
    else client.send('delete', { key, version })
  }
  return true
}

/** Sends every open stream the whole set again, for when all of it may have changed. */
export const republishFlags = ({ database }: SandboxContext): void => {
  const store = createFlagStore(database)
  for (const client of streamClients(database)) {
    if (client.context === undefined) client.send('ping', null)
    else client.send('put', store.evaluateAll(client.context))
  }
}

/** Cuts every open stream. */
export const cutStreams = ({ database }: SandboxContext): void => {
  for (const client of streamClients(database)) client.end()
}

/** The latest events that clients have sent, oldest first. */
export const listFlagEvents = ({ database, clock }: SandboxContext): StoredFlagEvent[] =>
  createEventStore(database, clock).list()
