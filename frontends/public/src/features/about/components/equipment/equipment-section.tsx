import { Button } from '@reefdesk/ui/button';
import { Container } from '@reefdesk/ui/layout';
import { lazyComponent, Modal, useText } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import { Scene } from '../../../../shared/scenes/scene.tsx';
import { aboutDeck } from '../../scenes.ts';

const Catalogue = lazyComponent(() => import('./catalogue.tsx'));

export function EquipmentSection() {
  const text = useText('about');
  const [open, setOpen] = useState(false);
  return (
    <section
      aria-labelledby="equipment-heading"
      className="relative isolate overflow-hidden bg-abyss text-foam lg:flex lg:min-h-[46rem] lg:items-center"
    >
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10 lg:w-[62%]">
        <Scene
          scene={aboutDeck}
          alt={text('equipment.photoAlt')}
          sizes="(min-width: 64rem) 62vw, 100vw"
          className="aspect-[3/1] w-full sm:aspect-[4/3] lg:aspect-auto lg:size-full"
        />
        <div className="absolute inset-0 bg-linear-to-t from-abyss via-transparent via-40% lg:bg-linear-to-r lg:via-abyss/25" />
      </div>
      <Container className="pt-4 pb-8 sm:pt-8 sm:pb-[clamp(4rem,2.5rem+7vw,9rem)] lg:py-28">
        <div className="lg:max-w-[30rem]">
          <h2 id="equipment-heading" className="heading-2 max-w-[10em]">
            {text('equipment.title')}
          </h2>
          <p className="lead mt-4 sm:mt-6">{text('equipment.text')}</p>
          <Button variant="primary" size="large" aria-haspopup="dialog" onClick={() => setOpen(true)} className="mt-5 sm:mt-9">
            {text('equipment.button')}
          </Button>
        </div>
      </Container>
      <Modal
        kind="sheet"
        open={open}
        onClose={() => setOpen(false)}
        title={text('equipment.catalogue')}
        className="min-w-[min(46rem,88vw)]"
      >
        <Suspense>
          <Catalogue />
        </Suspense>
      </Modal>
    </section>
  );
}
