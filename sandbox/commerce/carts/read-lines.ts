import { z } from 'zod'
import {
  type NewEntry,
  newEntriesSchema,
  newEntrySchema,
} from '../../../lib/contract/commerce/cart/cart-modification.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { parseInput, readBody } from '../http/read-body.ts'
import { readParameters } from '../http/read-parameters.ts'

/** One line to add, as a body. */
export const readLine = (request: CommerceRequest): Promise<NewEntry> => readBody(request, newEntrySchema)

/** What a buyer of an organisation adds: one line, by parameters or as a body, or a list of lines. */
export const readLines = async (
  request: CommerceRequest,
): Promise<NewEntry | { orderEntries: readonly NewEntry[] }> => {
  if (isForm(request)) return readParameterLine(request)
  const body = await readBody(request, z.record(z.string(), z.unknown()))
  return parseInput<NewEntry | { orderEntries: NewEntry[] }>(
    'product' in body ? newEntrySchema : newEntriesSchema,
    body,
  )
}

const isForm = (request: CommerceRequest): boolean =>
  request.req.query('code') !== undefined ||
  request.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') === true

const readParameterLine = async (request: CommerceRequest): Promise<NewEntry> => {
  const given = await readParameters(request)
  const code = given.get('code')
  if (code === null)
    throw occError.missingParameter("Required parameter 'code' is not present.", { subject: 'code' })
  const quantity = given.get('quantity') ?? '1'
  if (!/^\d{1,9}$/.test(quantity))
    throw occError.conversion('The quantity is no number.', { subject: 'quantity' })
  return parseInput(newEntrySchema, { product: { code }, quantity: Number(quantity) })
}
