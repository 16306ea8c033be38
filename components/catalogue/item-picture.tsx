/** The picture of an item in its row. Its name stands beside it, so nobody has to listen to it. */
export const ItemPicture = ({ src }: { src: string }) => (
  <img src={src} alt="" width={56} height={70} decoding="async" loading="lazy" className="item-picture" />
)
