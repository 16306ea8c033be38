import { getMessages } from '@/lib/i18n/messages'
import {
  cartBadgePath,
  loginPath,
  notificationsPath,
  silentSignInActionPath,
  suggestPath,
} from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { dialogTexts } from './dialog-texts'
import { LifeAtRest } from './life-at-rest'
import { regionalSwitch } from './regional-switch'
import { tagsOf } from './tags'

/** What goes on around every page once it is at rest, with the words of its site. */
export const PageLife = async ({ locale }: { locale: Locale }) => (
  <LifeAtRest
    signIn={{ silentSignIn: silentSignInActionPath(locale), signIn: loginPath(locale) }}
    session={getMessages(locale).session}
    dialogs={await dialogTexts(locale)}
    regional={regionalSwitch(locale)}
    notificationsPath={notificationsPath(locale)}
    suggestPath={suggestPath(locale)}
    cartPath={cartBadgePath(locale)}
    tags={tagsOf(locale)}
  />
)
