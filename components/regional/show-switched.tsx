import { show } from '@/components/notifications/toast-stack'
import { CURRENCY_SWITCHED } from '@/components/session/own-storage'
import { countryName } from '@/lib/format/country-name'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/site/sites'
import type { SwitchTexts } from './switch-texts'
import { SwitchUndo } from './switch-undo'

type Switched = { from: Locale; country: string; choicePath: string; texts: SwitchTexts }

/**
 * Notification after a move to another site: the reason and the differences. The way back is a choice in the
 * country selector (spec §4).
 */
export function showSwitched({ from, country, choicePath, texts }: Switched): void {
  localStorage.setItem(CURRENCY_SWITCHED, 'true')
  show({
    id: 'regional-switch',
    status: 'INFO',
    isHtml: false,
    message: fill(texts.moved, { country: countryName(country, document.documentElement.lang) }),
    action: (
      <SwitchUndo
        from={from}
        choicePath={choicePath}
        label={texts.undo}
        onChoice={() => localStorage.removeItem(CURRENCY_SWITCHED)}
      />
    ),
  })
}
