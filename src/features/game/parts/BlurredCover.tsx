import { styled } from 'styled-components';

/** Fills its box with a blurred picture. */
export function BlurredCover({ src }: { src: string | null }) {
  return <Backdrop aria-hidden="true">{src && <img src={src} alt="" />}</Backdrop>;
}

const Backdrop = styled.div`
  position: absolute;
  inset: -2rem;
  opacity: 0.22;
  filter: blur(28px);

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
