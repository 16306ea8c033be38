import type { z } from 'zod'
import type { Dependency, Problem, ProblemDetail } from '@/lib/result/result'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A refusal by a back end, with the back end's own codes. */
export type Refusal = { code?: string; details?: readonly ProblemDetail[] }

/** Parses a back end's error body; undefined if it does not have the agreed format. */
export type ParseError = (body: unknown) => Refusal | undefined

type CallBase = {
  dependency: Dependency
  /** Name of the operation for logs and problems, never a URL: `fetchProfile`. */
  operation: string
  method: Method
  /** Short name of what the call is about, by which its log line can be found; no secret. */
  reference?: string | undefined
  /** Built only from settings and encoded parts, never concatenated with user input. */
  url: string | URL
  headers?: Readonly<Record<string, string>>
  /**
   * `URLSearchParams` and `FormData` are sent as forms, a string as it is with the caller's content type,
   * others as JSON.
   */
  body?: unknown
  /** Timeout of the whole operation, including its retry. */
  deadlineMs?: number
  maxBytes?: number
  /**
   * Default: `read` for GET and HEAD, `none` for every other method. A write with an idempotency key may be
   * a `read`.
   */
  retry?: 'read' | 'none'
  signal?: AbortSignal
  /** Default: the id of the current request. */
  requestId?: string
  /** Makes a 4xx with a readable body a problem of kind `domain`; without it a 4xx is of kind `http`. */
  parseError?: ParseError
}

export type JsonCall<T> = CallBase & {
  expect?: 'json'
  schema: z.ZodType<T>
  /** Transforms the parsed JSON before the schema validates it. */
  prepare?: (answer: unknown) => unknown
}

/** Expects text of any `text/*` type. */
export type TextCall = CallBase & { expect: 'text' }

/** Expects the bytes of an image of a type that browsers show. */
export type ImageCall = CallBase & { expect: 'image' }

/** Expects the bytes of a document: PDF, PNG or JPEG. */
export type FileCall = CallBase & { expect: 'file' }

/** Accepts any 2xx response without a body or with JSON, which is dropped. */
export type EmptyCall = CallBase & { expect: 'none' }

/** Expects a redirect, which is returned and never followed. */
export type RedirectCall = CallBase & { expect: 'redirect' }

export type BackendCall = JsonCall<unknown> | TextCall | ImageCall | FileCall | EmptyCall | RedirectCall

export type Redirection = { location: string }

/** A response with status and headers besides its value, for the few callers that pass on certain headers. */
export type BackendAnswer<T> = { value: T; status: number; headers: Headers; bytes: number }

export type CallIdentity = Pick<Problem, 'dependency' | 'operation' | 'requestId'>
