import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { readStoreCode } from '../support/source-files'

const ROOT = join(import.meta.dirname, '../..')

/** How the four languages say that something is not there yet; a day that is named is no such promise. */
const OPENS_LATER = [
  /\b(?:coming|opens?|opening|available|ready|back|launch(?:es|ing)?|arriv(?:es|ing)) (?:soon|later|shortly)\b/i,
  /\b(?:not|isn[’']t|aren[’']t) (?:yet )?(?:open|available|built|implemented|supported) yet\b/i,
  /\b(?:not yet (?:open|available|built|implemented|supported)|under construction|stay tuned|work in progress)\b/i,
  /\bwill (?:soon |later )?(?:be (?:soon )?(?:available|open|added|online|live|built|launched)|open|launch)\b(?! (?:again )?(?:from|on|until|in a) )/i,
  /\b(?:still|currently|now) (?:being built|building|working on|developing)\b|\bcheck back (?:soon|later)\b/i,
  /\b(?:opens?|available|planned|coming) (?:(?:for|in|this|next|later) )+(?:the )?(?:spring|summer|autumn|fall|winter|year|release|version)\b/i,
  /(?:bientôt|prochainement) (?:disponibles?|ouvert|en ligne|ajouté|possible)|prochainement\b|en construction/i,
  /ouvr(?:e|ira) (?:bientôt|plus tard)|arriv(?:e|ent|era|eront) (?:bientôt|sous peu)|(?<!\p{L})(?:sera|seront) (?:disponible|ouvert|ajouté|en ligne)/iu,
  /pas encore (?:disponible|ouvert|prête?\b)(?!e?s? pour)|ajoutée?s? plus tard|encore en (?:préparation|développement)/i,
  /\b(?:binnenkort (?:beschikbaar|open|online|mogelijk)|opent (?:binnenkort|later)|in aanbouw|komt (?:eraan|binnenkort|later)|in ontwikkeling)\b/i,
  /\bnog niet (?:beschikbaar|open|klaar|gebouwd|af)\b(?! om|\. Wacht)/i,
  /\b(?:wordt|worden) (?:later|binnenkort|nog) (?:toegevoegd|gebouwd|geopend|ontwikkeld)\b/i,
  /próximamente|(?:pronto|en breve) (?:disponible|abiert)|abrirá (?:pronto|más tarde)|en construcción/i,
  /(?:aún|todavía) no (?:está )?(?:disponibles?|abiert[oa]|list[oa])\b(?! para)|se añadirán? (?:pronto|más)|llegará (?:pronto|en breve)/i,
  /estará(?:n)? (?:disponibles?|abiert[oa]s?|list[oa]s?)(?! (?:a partir|desde|hasta))|disponibles? (?:pronto|en breve|más adelante)/i,
]

const promisesLater = (text: string): boolean => OPENS_LATER.some(pattern => pattern.test(text))

/** A comment speaks to us, not to a user. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

const TEXTS = globSync(['locales/**/*.{json,ts}', 'sandbox/content/**/*.{json,ts}', 'sandbox/seed/**/*.ts'], {
  cwd: ROOT,
})

const linesOf = (path: string, text: string): readonly string[] =>
  text.split('\n').map(line => `${path}: ${line.trim()}`)

test('no text of the store, in no language, says that something opens later', () => {
  expect(TEXTS.length).toBeGreaterThan(100)
  const lines = TEXTS.flatMap(path => linesOf(path, readFileSync(join(ROOT, path), 'utf8')))
  expect(lines.filter(promisesLater)).toEqual([])
})

test('no words in the code of the store, such as its built-in texts, say so either', () => {
  const code = readStoreCode()
  expect(code.map(({ path }) => path)).toContain('lib/backends/content/built-in-texts.ts')
  const lines = code.flatMap(({ path, text }) => linesOf(path, text.replaceAll(COMMENTS, '')))
  expect(lines.filter(promisesLater)).toEqual([])
})

/** A folder or a file of things that are to come. */
const holdsPlaceholders = (path: string): boolean =>
  path
    .split('/')
    .some(name => /(?:^|[-_[(])(?:coming|soon|placeholders?|stubs?|todos?)(?:[-_.\])]|$)/i.test(name))

const PLACES = ['app', 'components', 'lib'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
)

test('no folder and no file holds placeholders, however deep', () => {
  expect(PLACES.length).toBeGreaterThan(1_000)
  expect(PLACES.filter(holdsPlaceholders)).toEqual([])
})

test.each(['components/coming', 'components/account/coming', 'app/[locale]/store/coming-soon/page.tsx'])(
  '%s would be found',
  path => {
    expect(holdsPlaceholders(path)).toBe(true)
  },
)

describe('a text that says that something opens later is found', () => {
  it.each([
    'Coming soon',
    'This page isn’t open yet.',
    'This list is not yet available.',
    'Opens later this year',
    'Will be available in spring',
    'This page opens in the autumn.',
    'We are still building this page',
    'Check back later.',
    'Cette page n’est pas encore disponible.',
    'Bientôt disponible',
    'Cette page arrive bientôt.',
    'La liste sera disponible au printemps.',
    'Deze pagina is nog niet beschikbaar.',
    'Binnenkort beschikbaar',
    'Nog niet klaar',
    'Dit wordt later toegevoegd.',
    'Próximamente',
    'Esta página aún no está disponible.',
    'Esta página estará disponible pronto.',
    'Disponible en breve',
  ])('%s', text => {
    expect(promisesLater(text)).toBe(true)
  })

  it.each([
    'Prend bientôt fin',
    'Expire bientôt',
    'Ends soon',
    'You can change it later.',
    'Save for later',
    'Available from {date}',
    'It will be available from {date}.',
    'Disponible à partir du {date}',
    'Beschikbaar vanaf {date}',
    'Estará disponible a partir del {date}',
  ])('not %s', text => {
    expect(promisesLater(text)).toBe(false)
  })
})
