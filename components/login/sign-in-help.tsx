import { TextLink } from '@/components/ui/text-link'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'

export type SignInHelpProps = {
  locale: Locale
  /** Customer support, with the address from the login text. */
  support: { href: string }
  /** Address at which the user resets the password without customer support. */
  resetHref: string | undefined
}

/** Sign-in help: what to do when signing in fails, and whom to contact (spec §2, Login). */
export function SignInHelp({ locale, support, resetHref }: SignInHelpProps) {
  const { signInHelp, login, layout } = getMessages(locale)
  const { password, username, locked, none, other } = signInHelp.choices
  const create = { href: stepHref(locale, 'register'), label: login.create }
  const ask = { href: support.href, label: layout.failure.support }
  const choices = [
    resetHref === undefined
      ? { ...password, way: ask }
      : { ...password, text: signInHelp.reset.text, way: { href: resetHref, label: signInHelp.reset.label } },
    { ...username, way: ask },
    locked,
    { ...none, way: create },
    { ...other, way: ask },
  ]
  return (
    <>
      <p>{signInHelp.intro}</p>
      <dl className="space-y-4">
        {choices.map(choice => (
          <div key={choice.title}>
            <dt className="font-semibold">{choice.title}</dt>
            <dd className="mt-1">
              {choice.text}
              {'way' in choice && (
                <TextLink href={choice.way.href} className="mt-1 block py-1">
                  {choice.way.label}
                </TextLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
