import { stepActionPath } from '@/lib/site/paths'
import { isLocale, type Locale } from '@/lib/site/sites'
import { STEP_IDS, type StepId, type SubmittableStep, stepOfPage } from '@/lib/site/steps'
import type { Screen } from './plain-browser'
import { mainOf, type PlainForm, readPlainForm } from './plain-form'

/** The action that a page asks for. */
export type Sight =
  | { kind: 'form' | 'question'; locale: Locale; step: SubmittableStep; form: PlainForm }
  | { kind: 'login'; locale: Locale; form: PlainForm }
  | { kind: 'outage' | 'words'; locale: Locale; step: StepId | undefined; links: readonly string[] }

const ANSWERS = ['link', 'finish', 'register-anyway', 'use-address', 'without-organisation', 'reenter']

export const pathOf = ({ path }: Screen): string => path.split('?', 1)[0] ?? path

/** Locale and step of an address. */
export function placeOf(path: string): { locale: Locale; step: StepId | undefined } {
  const [, locale = '', ...rest] = path.split('/')
  return { locale: isLocale(locale) ? locale : 'en-us', step: stepOfPage(`/${rest.join('/')}`) }
}

export function look(screen: Screen): Sight {
  const { locale, step } = placeOf(pathOf(screen))
  if (step !== undefined && step !== 'registered') {
    const form = readPlainForm(screen.html, stepActionPath(step, locale))
    if (form !== undefined) return { kind: isQuestion(form) ? 'question' : 'form', locale, step, form }
  }
  const login = readPlainForm(screen.html, '/api/sign-in')
  if (login !== undefined) return { kind: 'login', locale, form: login }
  const links = [...mainOf(screen.html).matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
  const steps = links.filter(href => STEP_IDS.some(id => id !== 'register' && placeOf(href).step === id))
  return { kind: screen.status === 503 ? 'outage' : 'words', locale, step, links: steps }
}

const isQuestion = ({ intents }: PlainForm): boolean => intents.some(intent => ANSWERS.includes(intent))

/** Answers that a confirmation dialog accepts. */
export const answersTo = ({ intents }: PlainForm): readonly string[] =>
  ANSWERS.filter(answer => intents.includes(answer))
