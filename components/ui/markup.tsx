type Props = { html: string; className?: string }

/** Markup that our own server has cleaned. Nothing else may be given to it. */
export const Markup = ({ html, className }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it; the caller vouches for the cleaning.
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
