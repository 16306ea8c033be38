import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import { COUNTRY_TOLD } from '@/components/session/own-storage'
import { openFrameDialog } from '@/components/ui/frame-dialog-names'
import type { Locale } from '@/lib/site/sites'
import type { SwitchAnswer, Switched } from '@/lib/site-handover/switch-answer'
import { showSwitched } from './show-switched'
import type { SwitchTexts } from './switch-texts'

type Question = {
  locale: Locale
  /** Address of our handler. */
  path: string
  choicePath: string
  visitorKey: string
  /** Undefined where the site has no sibling. */
  texts: SwitchTexts | undefined
}

/**
 * Storage key of the visitor key and site for which this tab has a final response; deleted at sign-out with
 * the other data of the user.
 */
const ANSWERED = 'store.switch_answered'

/** The previous page is replaced in the history, so that Back does not return to it. */
const replacePage = (location: string): void => window.location.replace(location)

/**
 * Asks our server once per session, site and tab, and carries out its response. After any failure the visitor
 * stays on the page.
 */
export async function askSwitch(question: Question, goTo = replacePage): Promise<void> {
  const answered = `${question.visitorKey} ${question.locale}`
  try {
    const drawn = drawnByServer()
    if (drawn === undefined && sessionStorage.getItem(ANSWERED) === answered) return
    const first = drawn ?? (await fetchAnswer(question.path, false))
    // Leaving the page would lose the current input, and a dialog would interrupt it.
    if ((first.kind === 'elsewhere' || first.kind === 'unlisted') && isBusy()) return
    const answer = first.kind === 'elsewhere' ? await fetchAnswer(question.path, true) : first
    if (answer.kind === 'later') return
    sessionStorage.setItem(ANSWERED, answered)
    follow(answer, question, goTo)
  } catch {
    // No connection, no storage or an unreadable response.
  }
}

function follow(answer: SwitchAnswer, question: Question, goTo: (location: string) => void): void {
  if (answer.kind === 'move') goTo(answer.location)
  if (answer.kind === 'unlisted') announceCountry(question.visitorKey)
  if (answer.kind === 'moved' && question.texts !== undefined)
    showSwitched({ ...question, ...answer, texts: question.texts })
}

/** Shown once per session, not in every tab of it. */
function announceCountry(visitorKey: string): void {
  if (localStorage.getItem(COUNTRY_TOLD) === visitorKey) return
  localStorage.setItem(COUNTRY_TOLD, visitorKey)
  openFrameDialog('country')
}

/** Notice of a move that a personal page contains, rendered for visitors without script. */
function drawnByServer(): SwitchAnswer | undefined {
  const drawn = document.querySelector<HTMLElement>('[data-switched]')?.dataset.switched
  // Written by our own server into its own page.
  return drawn === undefined ? undefined : { kind: 'moved', ...(JSON.parse(drawn) as Switched) }
}

/** @param go leaving the page loses nothing, so the response may redirect at once */
async function fetchAnswer(path: string, go: boolean): Promise<SwitchAnswer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ path: `${window.location.pathname}${window.location.search}`, go }),
    signal: AbortSignal.timeout(ANSWER_WAIT_MS),
  })
  if (!response.ok) return { kind: 'later' }
  // The response of our own server, of the same build.
  return (await response.json()) as SwitchAnswer
}

const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true
