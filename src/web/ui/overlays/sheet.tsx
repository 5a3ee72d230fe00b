import { Modal, type ModalProps } from './modal.tsx'

const sides = {
  bottom: 'modal-sheet md:max-w-2xl',
  right: 'mr-0 h-dvh max-h-dvh max-w-[min(26rem,92vw)] animate-slide rounded-l-box border-y-0 border-r-0',
  /** From below on a phone, at the right on a wider screen. */
  auto: 'modal-sheet md:m-0 md:ml-auto md:h-dvh md:max-h-dvh md:max-w-md md:rounded-none md:rounded-l-box',
}

/** Comes from an edge, in reach of the thumb. */
export function Sheet({ side = 'auto', ...props }: ModalProps & { side?: keyof typeof sides }) {
  return <Modal {...props} className={sides[side]} />
}
