import { openFrameDialog } from '@/components/ui/frame-dialog-names'
import type { SwitchAnswer, Switched } from '@/lib/regional-switch/switch-answer'
import type { Locale } from '@/lib/site/sites'
import { showSwitched } from './show-switched'
import type { SwitchTexts } from './switch-texts'

type Question = {
  locale: Locale
  /** Address of our handler. */
  path: string
  choicePath: string
  visitorKey: string
  /** Without these the site has no sibling. */
  texts: SwitchTexts | undefined
}

/** For whom and on which site the question is answered in this tab; taken away with everything else of a person. */
const ANSWERED = 'store.switch_answered'

/** The page left behind is not one to come back to. */
const replacePage = (location: string): void => window.location.replace(location)

/** Asks our server once per session, site and tab, and does what it says. Whatever goes wrong, the visitor stays. */
export async function askSwitch(question: Question, goTo = replacePage): Promise<void> {
  const answered = `${question.visitorKey} ${question.locale}`
  try {
    const drawn = drawnByServer()
    if (drawn === undefined && sessionStorage.getItem(ANSWERED) === answered) return
    const answer = drawn ?? (await fetchAnswer(question.path))
    // What somebody types or decides now would be lost by a move.
    if (answer.kind === 'later' || (answer.kind === 'move' && isBusy())) return
    sessionStorage.setItem(ANSWERED, answered)
    if (answer.kind === 'move') goTo(answer.location)
    if (answer.kind === 'unlisted') openFrameDialog('country')
    if (answer.kind === 'moved' && question.texts !== undefined)
      showSwitched({ ...question, ...answer, texts: question.texts })
  } catch {
    // No connection, no storage or no answer that can be read.
  }
}

/** A personal page brings the word about a move along, drawn for visitors without script. */
function drawnByServer(): SwitchAnswer | undefined {
  const drawn = document.querySelector<HTMLElement>('[data-switched]')?.dataset.switched
  // Written by our own server into its own page.
  return drawn === undefined ? undefined : { kind: 'moved', ...(JSON.parse(drawn) as Switched) }
}

async function fetchAnswer(path: string): Promise<SwitchAnswer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ path: `${window.location.pathname}${window.location.search}` }),
  })
  if (!response.ok) return { kind: 'later' }
  // Our own server's answer, of the same build.
  return (await response.json()) as SwitchAnswer
}

const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true
