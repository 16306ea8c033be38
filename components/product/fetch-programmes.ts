import { getJson, isObject } from '@/components/data/get-json'

/** A price programme as texts from our server. */
type ProgrammeTexts = { name: string; facts: string }

/** A discount that applies to every price, with the texts that change on the page. */
export type OwnDiscount = { percent: number; currency: string; text: string; own: string; list: string }

/** Programmes that change the prices for this user. */
export type OwnProgrammes = { programmes: readonly ProgrammeTexts[]; discount?: OwnDiscount }

type Fields = Readonly<Record<string, unknown>>

const hasTexts = (value: Fields, ...names: readonly string[]): boolean =>
  names.every(name => typeof value[name] === 'string')

const isProgramme = (value: unknown): value is ProgrammeTexts =>
  isObject(value) && hasTexts(value, 'name', 'facts')

const isDiscount = (value: unknown): value is OwnDiscount =>
  isObject(value) && typeof value.percent === 'number' && hasTexts(value, 'currency', 'text', 'own', 'list')

function parseProgrammes(body: unknown): OwnProgrammes | undefined {
  const list: readonly unknown[] = isObject(body) && Array.isArray(body.programmes) ? body.programmes : []
  const programmes = list.filter(isProgramme)
  if (!isObject(body) || programmes.length === 0) return undefined
  return { programmes, ...(isDiscount(body.discount) && { discount: body.discount }) }
}

/** Undefined where the user has none, or they are unavailable. Never rejects. */
export async function fetchProgrammes(path: string, signal: AbortSignal): Promise<OwnProgrammes | undefined> {
  const answer = await getJson(path, parseProgrammes, { signal })
  return answer.ok ? answer.value : undefined
}
