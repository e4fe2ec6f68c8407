/** PNGs of 256 colours, read by the canvas, which shares nothing with the encoder. */
import { createCanvas, type ImageData, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { createLayout } from '../../src/picture/layout.ts';
import { scenePicture } from '../../src/picture/picture.ts';
import { indexedPng } from '../../src/picture/png.ts';
import { PICTURE_TEXTS } from '../../src/picture/words.ts';
import { random } from '../support/random.ts';
import { scenes } from './scenes.ts';
import './read.ts';

const pixelsOf = (width: number, height: number, draw: (context: SKRSContext2D) => void): ImageData => {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#4d5966';
  context.fillRect(0, 0, width, height);
  draw(context);
  return context.getImageData(0, 0, width, height);
};

const apart = async (drawn: ImageData, png: Uint8Array): Promise<number> => {
  const { width, height } = drawn;
  const image = await loadImage(Buffer.from(png));
  expect([image.width, image.height]).toEqual([width, height]);
  const read = pixelsOf(width, height, (context) => {
    context.drawImage(image, 0, 0);
  });
  return read.data.reduce((most, channel, i) => Math.max(most, Math.abs(channel - drawn.data[i]!)), 0);
};

describe('indexed PNGs', () => {
  test('few colours stay what they are', async () => {
    const next = random(3);
    const drawn = pixelsOf(37, 23, (context) => {
      for (let i = 0; i < 200; i += 1) {
        context.fillStyle = `rgb(${[0, 1, 2].map(() => 16 * Math.floor(next() * 3) + 5).join()})`;
        context.fillRect(Math.floor(next() * 37), Math.floor(next() * 23), 3, 2);
      }
    });
    expect(await apart(drawn, indexedPng(drawn)!)).toBe(0);
  });

  test('of colours that are alike the one of the area stays exact, whichever comes first', async () => {
    const drawn = pixelsOf(40, 20, (context) => {
      context.fillStyle = 'rgb(8, 8, 8)';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = 'rgb(11, 11, 11)';
      context.fillRect(1, 0, 39, 20);
    });
    const image = await loadImage(indexedPng(drawn)!);
    const read = pixelsOf(40, 20, (context) => {
      context.drawImage(image, 0, 0);
    });
    expect([...read.data.subarray(4 * 20, 4 * 20 + 3)]).toEqual([11, 11, 11]);
  });

  test('every drawing is close to what was drawn, and smaller than in full colour', async () => {
    const layout = await createLayout();
    let [small, large] = [0, 0];
    for (const [name, scene] of Object.entries(scenes)) {
      const { svg, width, height } = scenePicture(scene, { words: PICTURE_TEXTS.en.drawn, layout });
      const image = await loadImage(Buffer.from(svg));
      const drawn = pixelsOf(Math.ceil(width), Math.ceil(height), (context) => {
        context.drawImage(image, 0, 0);
        large += context.canvas.toBuffer('image/png').byteLength;
      });
      const png = indexedPng(drawn);
      expect(png, name).not.toBeNull();
      small += png!.byteLength;
      expect(await apart(drawn, png!), name).toBeLessThanOrEqual(15);
    }
    expect(small).toBeLessThan(large / 2);
  });

  test('what has thousands of colours is refused', () => {
    const next = random(5);
    const noise = pixelsOf(80, 80, (context) => {
      for (let i = 0; i < 80 * 80; i += 1) {
        context.fillStyle = `rgb(${[0, 1, 2].map(() => Math.floor(next() * 256)).join()})`;
        context.fillRect(i % 80, Math.floor(i / 80), 1, 1);
      }
    });
    expect(indexedPng(noise)).toBeNull();
  });
});
