import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** How the four languages say that something is not there yet. */
const OPENS_LATER = [
  /\b(?:coming|opens?|opening|available|ready|back) (?:soon|later|shortly)\b/i,
  /\b(?:not|isn[’']t|aren[’']t) (?:yet )?(?:open|available|built|implemented|supported) yet\b/i,
  /\b(?:not yet (?:open|available|built|implemented|supported)|under construction|stay tuned|work in progress)\b/i,
  /\b(?:bientôt (?:disponible|ouvert|en ligne)|ouvr(?:e|ira) (?:bientôt|plus tard)|pas encore (?:disponible|ouvert)(?!e?s? pour)|prochainement|en construction)/i,
  /\b(?:binnenkort (?:beschikbaar|open|online)|opent (?:binnenkort|later)|nog niet (?:beschikbaar|open)(?! om)|in aanbouw|komt eraan)\b/i,
  /\b(?:próximamente|pronto disponible|abrirá (?:pronto|más tarde)|aún no (?:está )?(?:disponible|abiert[oa])|en construcción)\b/i,
]

const promisesLater = (text: string): boolean => OPENS_LATER.some(pattern => pattern.test(text))

const TEXTS = globSync(['locales/**/*.{json,ts}', 'sandbox/content/**/*.{json,ts}', 'sandbox/seed/**/*.ts'], {
  cwd: ROOT,
})

const linesOf = (file: string): readonly string[] =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .map(line => `${file}: ${line.trim()}`)

test('no text of the store, in no language, says that something opens later', () => {
  expect(TEXTS.length).toBeGreaterThan(100)
  expect(TEXTS.flatMap(linesOf).filter(promisesLater)).toEqual([])
})

test('no folder holds placeholders', () => {
  const folders = ['components', 'lib'].flatMap(folder => readdirSync(join(ROOT, folder)))
  expect(folders.filter(name => /coming|soon|placeholder|stub|todo/i.test(name))).toEqual([])
})

describe('a text that says that something opens later is found', () => {
  it.each([
    'Coming soon',
    'This page isn’t open yet.',
    'This list is not yet available.',
    'Opens later this year',
    'Cette page n’est pas encore disponible.',
    'Bientôt disponible',
    'Deze pagina is nog niet beschikbaar.',
    'Binnenkort beschikbaar',
    'Próximamente',
    'Esta página aún no está disponible.',
  ])('%s', text => {
    expect(promisesLater(text)).toBe(true)
  })

  it.each(['Prend bientôt fin', 'Expire bientôt', 'Ends soon', 'You can change it later.', 'Save for later'])(
    'not %s',
    text => {
      expect(promisesLater(text)).toBe(false)
    },
  )
})
