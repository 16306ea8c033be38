type Props = { name: string; href: string }

/** Logo and name of the store; links to its home page. */
export const Logo = ({ name, href }: Props) => (
  <a
    href={href}
    className="flex min-h-11 min-w-0 items-center gap-1.5 rounded-sm text-accent no-underline min-[26rem]:gap-2 max-lg:flex-1 sm:gap-2.5"
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 36 36"
      className="logo-mark size-7 shrink-0 min-[26rem]:size-8 sm:size-9"
    >
      <rect width="36" height="36" rx="4" className="fill-accent" />
      <path d="M9 26V17M15 26V11M21 26V14M27 26V8" className="stroke-white" strokeWidth="3" />
      <path d="M7 29.5h22" className="stroke-warm-light" strokeWidth="2" />
    </svg>
    {/* On the smallest phones beside three buttons: small enough for the longest word of any language. */}
    <span className="min-w-0 hyphens-auto font-display text-base leading-tight font-bold text-balance min-[26rem]:text-lg sm:text-xl">
      {name}
    </span>
  </a>
)
