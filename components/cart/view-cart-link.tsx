type Props = { label: string; href: string }

/** The way on, below what is told of the cart. */
export const CartView = ({ label, href }: Props) => (
  <a href={href} className="inline-flex min-h-11 items-center font-semibold">
    {label}
  </a>
)
