import { UnexpectedErrorScreen } from '@reefdesk/web-kit';
import { notFound } from './scenes/not-found.ts';
import { Scene } from './scenes/scene.tsx';

/** For addresses that lead nowhere: a lone torch on the wall. */
export default function LostPage() {
  return (
    <UnexpectedErrorScreen
      lost
      scene={
        <Scene
          scene={notFound}
          priority
          className="absolute inset-x-0 top-0 h-[64%] w-full object-[84%_60%] lg:h-full lg:object-[0%_50%]"
        />
      }
    />
  );
}
