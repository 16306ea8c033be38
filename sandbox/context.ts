import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from './clock.ts'
import type { Hooks } from './hooks.ts'
import type { Log } from './log.ts'
import type { SandboxSettings } from './settings.ts'

/** What every service of the sandbox is built from. */
export type SandboxContext = {
  database: DatabaseSync
  clock: Clock
  settings: SandboxSettings
  mailStore: MailStore
  tokens: TokenDirectory
  hooks: Hooks
  log: Log
}

/** Mail that would have been sent; the control service shows it. */
export type MailStore = { send(mail: Mail): void }

/** Mail; `html` is the same in HTML, where a service writes it. */
export type Mail = { to: string; subject: string; text: string; html?: string }

/**
 * Who a bearer token speaks for. `accountId` is the identity user id, which is also `pearsonUID`; `grantId`
 * names the sign-in that the token came from. `isAgent`: of support staff, who are no customers. `endsAt`:
 * when the token expires, in epoch milliseconds.
 */
type TokenOwner = { accountId: string; scope: string; grantId: string; isAgent?: true; endsAt?: number }

/** Looks an access token up; `undefined` for an unknown, revoked or expired one. */
export type TokenDirectory = { find(bearer: string): Promise<TokenOwner | undefined> }
