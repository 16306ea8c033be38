import type { Counter } from '@/lib/rate-limits/attempts.server'
import type { Result } from '@/lib/result/result'
import type { Sender } from '@/lib/session/customer.server'
import type { Once } from '@/lib/state/idempotency.server'
import type { NextResult, ResultOf } from './form-result'
import type { WriteRequest } from './write-request.server'

/** A submitted form whose origin, rate limits and owner's mark are in order, with who sent it. */
export type FormSubmission<S extends Sender = Sender> = Pick<
  WriteRequest,
  'locale' | 'origin' | 'wantsJson'
> & {
  fields: Readonly<Record<string, unknown>>
  sender: S
  /** Network address, for limits. */
  address: string
}

/** What a form asks for; else the answer to give, or `malformed` for what no form of ours sends. */
export type Parsed<Command> = Result<Command, Response | 'malformed'>

/** Of one submission: `key` makes its calls repeatable, `submissionKey` the whole submission. */
export type SubmissionKeys = { key: string; submissionKey: string }

/**
 * What a form is on the server; `defineForm` makes its POST handler. Everything that all forms have in common
 * is there, so that a definition says only what is its own.
 */
export type FormDefinition<S extends Sender, Command, N extends NextResult> = {
  /** Unique; part of the name under which a result is stored. */
  name: string
  /** Who sends it, by the cookies of the request. */
  readSender: (locale: S['locale'], cookies: S['cookies'], now: number) => Promise<S>
  /** What is counted before anything is done. */
  counters: (submission: FormSubmission<S>) => readonly Counter[]
  /** Whether only signed-in users may send it; anybody else is led through sign-in and back. */
  signedIn?: boolean
  /** Whether its page is always made for one user: a form without the owner's mark is none of ours. */
  isMarked?: boolean
  /**
   * Page of the form with what was typed, as far as an address may hold it. The command is known where the
   * fields could be read.
   */
  page: (submission: FormSubmission<S>, command?: Command) => string
  /** Page that every user has, for a form that was made for another user. */
  fallbackPage: (locale: S['locale']) => string
  /** Texts that were typed and belong into no address; stored where the form is not carried out. */
  typed?: (submission: FormSubmission<S>) => Readonly<Record<string, string>> | undefined
  /** What the fields ask for. Changes nothing. */
  parse: (submission: FormSubmission<S>) => Promise<Parsed<Command>> | Parsed<Command>
  /** What makes two submissions the same; the fields, where it does not say. */
  content?: (command: Command) => unknown
  /**
   * Who sends a form that has no key of its own (that of a page which is the same for everybody), so that a
   * double click has one effect; undefined where nobody can tell.
   */
  owner?: (sender: S) => string | undefined
  result: Pick<Once<ResultOf<N>>, 'schema' | 'isFinal'>
  /** Carries it out, once per submission. */
  submit: (submission: FormSubmission<S>, command: Command, keys: SubmissionKeys) => Promise<ResultOf<N>>
  /** Address that tells the flash; without it `flashAddress`. */
  addressOf?: (next: N, sender: S) => Promise<string>
  /** What a script is told of a result; without it the address and the flash. */
  toJson?: (next: N, submission: FormSubmission<S>) => unknown
}
