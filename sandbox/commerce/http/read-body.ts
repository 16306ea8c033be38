import type { z } from 'zod'
import type { OccErrorEntry } from '../../../lib/contract/commerce/error.ts'
import { parseJson } from '../../http/parse-json.ts'
import type { CommerceRequest } from './environment.ts'
import { fieldFault, OccError, occError } from './occ-error.ts'
import { readText } from './read-text.ts'

/** Reads a JSON body of a known shape. Throws a refusal that names every bad field. */
export const readBody = async <T>(request: CommerceRequest, schema: z.ZodType<T>): Promise<T> => {
  const mediaType = (request.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json')
    throw occError.unsupportedMediaType('The body must be application/json.')
  const json = parseJson(await readText(request))
  if (json === undefined) throw occError.unreadableBody('The body is not JSON.')
  return parseInput(schema, json)
}

/**
 * Judges a value by a wire schema: a wrong type is a `ConversionError`, a broken rule a `ValidationError`.
 */
export const parseInput = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new OccError(
    400,
    parsed.error.issues.map(issue => toEntry(issue, value)),
  )
}

const toEntry = (issue: z.core.$ZodIssue, input: unknown): OccErrorEntry => {
  const subject = issue.path.join('.')
  const given = valueAt(input, issue.path)
  if (given === undefined || given === '') return fieldFault(subject, 'missing', 'The field is required.')
  if (issue.code === 'invalid_type') {
    return {
      type: 'ConversionError',
      message: 'The field has the wrong type.',
      subject,
      subjectType: 'parameter',
    }
  }
  return fieldFault(subject, 'invalid', issue.message)
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
