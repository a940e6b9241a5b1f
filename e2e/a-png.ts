import sharp from 'sharp';

/** A picture as it comes from a camera, but of one color. */
export function aPng() {
  return sharp({ create: { width: 900, height: 900, channels: 3, background: '#10b981' } })
    .png()
    .toBuffer();
}
