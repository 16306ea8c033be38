import type { z } from 'zod'
import type { Dependency, Problem, ProblemDetail } from '@/lib/result/result'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a back end says of its refusal, in its own codes. */
export type Refusal = { code?: string; details?: readonly ProblemDetail[] }

/** Reads a back end's error body; undefined where it is not of the agreed form. */
export type ParseError = (body: unknown) => Refusal | undefined

type CallBase = {
  dependency: Dependency
  /** Name of the operation for logs and problems, never an address: `fetchProfile`. */
  operation: string
  method: Method
  /** Built from settings and encoded parts only, never joined from user input. */
  url: string | URL
  headers?: Readonly<Record<string, string>>
  /**
   * `URLSearchParams` is sent as a form, a string as it is with the caller's content type, anything else as
   * JSON.
   */
  body?: unknown
  /** For the whole operation, its retry included. */
  deadlineMs?: number
  maxBytes?: number
  /**
   * Default: `read` for GET and HEAD, `none` for every other method. A write that carries an idempotency key
   * may be a `read`.
   */
  retry?: 'read' | 'none'
  signal?: AbortSignal
  /** Default: the id of the request being served. */
  requestId?: string
  /** Turns a 4xx with a readable body into a problem of kind `domain`; without it a 4xx is of kind `http`. */
  parseError?: ParseError
}

export type JsonCall<T> = CallBase & {
  expect?: 'json'
  schema: z.ZodType<T>
  /** What is made of the answer before its schema judges it. */
  prepare?: (answer: unknown) => unknown
}

/** The body as text, of any `text/*` type. */
export type TextCall = CallBase & { expect: 'text' }

/** The body as it is, of a type that browsers show as a picture. */
export type ImageCall = CallBase & { expect: 'image' }

/** Any 2xx will do that comes without a body or with JSON, which is dropped. */
export type EmptyCall = CallBase & { expect: 'none' }

/** The operation's success is a redirect, which is reported and never followed. */
export type RedirectCall = CallBase & { expect: 'redirect' }

export type BackendCall = JsonCall<unknown> | TextCall | ImageCall | EmptyCall | RedirectCall

export type Redirection = { location: string }

/** An answer with what lies beside its value, for the few callers that pass on named headers. */
export type BackendAnswer<T> = { value: T; status: number; headers: Headers; bytes: number }

export type CallIdentity = Pick<Problem, 'dependency' | 'operation' | 'requestId'>
