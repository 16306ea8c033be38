import { serialize } from '@/components/ui/serialized'
import { loadFooter } from '@/lib/backends/content/footer.server'
import type { FooterContent, HeaderContent } from '@/lib/contract/content'
import { memoizePerLocale } from '@/lib/i18n/memoize-per-locale'
import { getMessages } from '@/lib/i18n/messages'
import { loadHeader } from '@/lib/menu/header.server'
import {
  cartBadgePath,
  loginPath,
  notificationsPath,
  silentSignInActionPath,
  suggestPath,
} from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { ClientRuntimeProps } from './client-runtime'
import { DeferredClientRuntime } from './deferred-client-runtime'
import { dialogTexts } from './dialog-texts'
import { regionalSwitch } from './regional-switch'
import { tagsOf } from './tags'

/** The deferred client runtime of every page, with the texts of its site. */
export async function PageClientRuntime({ locale }: { locale: Locale }) {
  const [header, footer] = await Promise.all([loadHeader(locale), loadFooter(locale)])
  return <DeferredClientRuntime props={runtimeProps(locale, header, footer)} />
}

const runtimeProps = memoizePerLocale((locale, header: HeaderContent, footer: FooterContent) =>
  serialize<ClientRuntimeProps>({
    signIn: { silentSignIn: silentSignInActionPath(locale), signIn: loginPath(locale) },
    session: getMessages(locale).session,
    dialogs: dialogTexts(locale, header, footer),
    regional: regionalSwitch(locale),
    notificationsPath: notificationsPath(locale),
    suggestPath: suggestPath(locale),
    cartPath: cartBadgePath(locale),
    tags: tagsOf(locale),
  }),
)
