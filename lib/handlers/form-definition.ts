import type { Counter } from '@/lib/rate-limits/attempts.server'
import type { Result } from '@/lib/result/result'
import type { Sender } from '@/lib/session/customer.server'
import type { Once } from '@/lib/state/idempotency.server'
import type { NextResult, ResultOf } from './form-result'
import type { BodyOptions } from './read-body'
import type { WriteRequest } from './write-request.server'

/** A submitted form that has passed the checks of origin, rate limits and owner, with its sender. */
export type FormSubmission<S extends Sender = Sender> = Pick<
  WriteRequest,
  'locale' | 'origin' | 'wantsJson'
> & {
  fields: Readonly<Record<string, unknown>>
  sender: S
  /** Network address, for rate limits. */
  address: string
}

/**
 * The command that a form requests; otherwise the response to send, or `malformed` for fields that no form of
 * ours submits.
 */
export type Parsed<Command> = Result<Command, Response | 'malformed'>

/**
 * Keys of one submission: `key` makes its back-end calls idempotent, `submissionKey` the whole submission.
 */
export type SubmissionKeys = { key: string; submissionKey: string }

/**
 * Definition of a form on the server; `defineForm` makes its POST handler. What all forms share is in
 * `defineForm`, so a definition contains only what is specific.
 */
export type FormDefinition<S extends Sender, Command, N extends NextResult> = {
  /** Unique; part of the name under which a result is stored. */
  name: string
  /** Reads the sender from the cookies of the request; `fields` tell for whom its form was rendered. */
  readSender: (
    locale: S['locale'],
    cookies: S['cookies'],
    now: number,
    fields: FormSubmission['fields'],
  ) => Promise<S>
  /** How its body is read: by default without files, up to the size of every form. */
  body?: BodyOptions
  /** Rate limit counters, checked before anything is done. */
  counters: (submission: FormSubmission<S>) => readonly Counter[]
  /** Whether only signed-in users may submit it; other visitors are redirected through sign-in and back. */
  signedIn?: boolean
  /** Whether its page is always rendered for one user: a form without an owner is then refused. */
  isMarked?: boolean
  /**
   * Page of the form with the typed input, as far as an address may hold it. `command` is set if the fields
   * could be read.
   */
  page: (submission: FormSubmission<S>, command?: Command) => string
  /** A page that every user has, for a form that was rendered for another user. */
  fallbackPage: (locale: S['locale']) => string
  /** Typed texts that must not be put into an address; stored if the form is shown again with them. */
  typed?: (submission: FormSubmission<S>) => Readonly<Record<string, string>> | undefined
  /** Reads the command from the fields, without side effects. */
  parse: (submission: FormSubmission<S>) => Promise<Parsed<Command>> | Parsed<Command>
  /** What identifies equal submissions; by default the fields. */
  content?: (command: Command) => unknown
  /**
   * Sender of a form without a submission key (a form of a page that is the same for all visitors), so that a
   * double click takes effect once; undefined if the sender is unknown.
   */
  owner?: (sender: S) => string | undefined
  result: Pick<Once<ResultOf<N>>, 'schema' | 'isFinal'>
  /** Carries out the command, once per submission. */
  submit: (submission: FormSubmission<S>, command: Command, keys: SubmissionKeys) => Promise<ResultOf<N>>
  /** Address of the next page with the flash; by default `flashAddress`. */
  addressOf?: (next: N, sender: S) => Promise<string>
  /** JSON response to a script; by default, and where undefined, the address of the next page, as `next`. */
  toJson?: (next: N, submission: FormSubmission<S>) => unknown
}
