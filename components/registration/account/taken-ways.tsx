import { TextLink } from '@/components/ui/text-link'

export type TakenWay = { href: string; label: string }

/** Beside an email or username that is taken: links to sign in or to reset the password of that account. */
export const TakenWays = ({ ways }: { ways: readonly TakenWay[] }) => (
  <p className="mt-1 flex flex-wrap gap-x-6">
    {ways.map(({ href, label }) => (
      <TextLink key={href} href={href} className="py-1">
        {label}
      </TextLink>
    ))}
  </p>
)
