import { SignOutForm } from '@/components/session/sign-out-form'
import { TextLink } from '@/components/ui/text-link'
import { fullName } from '@/lib/i18n/full-name'
import { getTranslator } from '@/lib/i18n/translator'
import type { SessionUser } from '@/lib/session/session-state'
import { signOutActionPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; user: SessionUser }

/**
 * Continues the header of a personal page for visitors without script: user name, account link and sign-out.
 * The header itself is the same for all visitors and gets the user by script; its sign-in link is hidden
 * beside this line.
 */
export function SignedInLine({ locale, user: { firstName, lastName } }: Props) {
  const text = getTranslator(locale, 'layout')
  return (
    <div data-signed-in="" className="no-print unless-scripted border-b border-line bg-white text-sm">
      <div className="column flex flex-wrap items-center justify-between gap-x-4 sm:justify-end">
        <p className="min-w-0 pt-2 wrap-anywhere sm:pt-0">
          {text('account.signedInAs', { name: fullName(firstName, lastName) })}
        </p>
        <div className="flex gap-x-4">
          <TextLink href={storePath(locale, 'my-account')} className="inline-flex min-h-11 items-center">
            {text('account.label')}
          </TextLink>
          <SignOutForm action={signOutActionPath(locale)}>
            <button type="submit" className="min-h-11 font-semibold text-link underline underline-offset-4">
              {text('account.signOut')}
            </button>
          </SignOutForm>
        </div>
      </div>
    </div>
  )
}
