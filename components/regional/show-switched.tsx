import { show } from '@/components/notifications/stack'
import { CURRENCY_SWITCHED } from '@/components/session/own-storage'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/site/sites'
import type { SwitchTexts } from './switch-texts'

type Switched = { from: Locale; country: string; choicePath: string; texts: SwitchTexts }

function nameOfCountry(code: string): string {
  try {
    return new Intl.DisplayNames(document.documentElement.lang, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Tells why somebody is on another site and what is different there; going back is a choice in the country selector (spec §4). */
export const showSwitched = ({ from, country, choicePath, texts }: Switched): void =>
  show({
    id: 'regional-switch',
    status: 'INFO',
    isHtml: false,
    message: fill(texts.moved, { country: nameOfCountry(country) }),
    action: (
      <form method="post" action={choicePath} onSubmit={() => localStorage.removeItem(CURRENCY_SWITCHED)}>
        <button
          type="submit"
          name="choice"
          value={from}
          className="min-h-11 rounded-sm text-left font-semibold text-link underline underline-offset-4"
        >
          {texts.undo}
        </button>
      </form>
    ),
  })
