import { getJson, isObject } from '@/components/data/get-json'

/** A price programme as our server tells it. */
type ProgrammeWords = { name: string; facts: string }

/** A discount that holds for every price, with the words for what changes on the page. */
export type OwnDiscount = { percent: number; currency: string; text: string; own: string; list: string }

/** What changes the prices for whoever looks. */
export type OwnProgrammes = { programmes: readonly ProgrammeWords[]; discount?: OwnDiscount }

type Fields = Readonly<Record<string, unknown>>

const hasTexts = (value: Fields, ...names: readonly string[]): boolean =>
  names.every(name => typeof value[name] === 'string')

const isProgramme = (value: unknown): value is ProgrammeWords =>
  isObject(value) && hasTexts(value, 'name', 'facts')

const isDiscount = (value: unknown): value is OwnDiscount =>
  isObject(value) && typeof value.percent === 'number' && hasTexts(value, 'currency', 'text', 'own', 'list')

function parseProgrammes(body: unknown): OwnProgrammes | undefined {
  const told: readonly unknown[] = isObject(body) && Array.isArray(body.programmes) ? body.programmes : []
  const programmes = told.filter(isProgramme)
  if (!isObject(body) || programmes.length === 0) return undefined
  return { programmes, ...(isDiscount(body.discount) && { discount: body.discount }) }
}

/** Undefined where somebody has none, or it cannot be said. Never rejects. */
export async function fetchProgrammes(path: string, signal: AbortSignal): Promise<OwnProgrammes | undefined> {
  const answer = await getJson(path, parseProgrammes, { signal })
  return answer.ok ? answer.value : undefined
}
