import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { useFormField } from '@reefdesk/forms';
import { ANY_IMAGE, FilePreview, RefusedFiles, UploadProgress } from '@reefdesk/forms/uploads';
import { Button } from '@reefdesk/ui/button';
import { classNames, nameClass } from '@reefdesk/ui/class-names';
import { CameraIcon, CloseIcon } from '@reefdesk/ui/icons';
import { Photo, useText } from '@reefdesk/web-kit';
import { useRef } from 'react';
import { usePicture } from '../form/picture-field.tsx';

export interface TravelHeroProps {
  travel: TravelDetailView;
  language: Language;
  editing: boolean;
  busy: boolean;
  share: number | null;
  onStop: () => void;
}

/** Picture, name and category in the chosen language (AEDIT-02); while editing, the picture can be replaced (ROLE-05). */
export function TravelHero({ travel, language, editing, busy, share, onStop }: TravelHeroProps) {
  const { value } = useFormField<File | null>('mainImage');
  return (
    <header
      data-field="mainImage"
      tabIndex={-1}
      className="relative isolate scroll-mt-32 flex min-h-60 flex-col justify-end overflow-hidden rounded-panel bg-deep text-white md:min-h-88"
    >
      {editing && value ? (
        <FilePreview file={value} className="absolute inset-0 -z-20" />
      ) : (
        <Photo
          meta={travel.image_meta}
          path={travel.travel_img}
          alt=""
          priority
          sizes="(width < 64rem) 94vw, 75vw"
          className="absolute! inset-0 -z-20 size-full"
        />
      )}
      <span className="absolute inset-0 -z-10 bg-linear-to-t from-abyss/95 via-abyss/65 to-transparent md:from-abyss/90 md:via-abyss/40" />
      <div lang={LANGUAGE_TAGS[language]} className="p-5 md:p-8">
        <p className="text-sm font-semibold text-shallows">{travel.categories[language]}</p>
        <h1 className={classNames('heading-3 mt-1 max-w-3xl text-3xl break-words', nameClass(travel.names[language]))}>
          {travel.names[language]}
        </h1>
      </div>
      {editing && <PictureActions busy={busy} />}
      {editing && value && share !== null && (
        <div className="bg-white p-3 text-ink">
          <UploadProgress name={value.name} share={share} onCancel={onStop} />
        </div>
      )}
    </header>
  );
}

function PictureActions({ busy }: { busy: boolean }) {
  const text = useText('travels');
  const input = useRef<HTMLInputElement>(null);
  const { picture, error, refused, errorId, take, clear } = usePicture();
  const invalid = error !== undefined || refused.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 pb-5 md:absolute md:top-5 md:right-5 md:max-w-md md:justify-end md:p-0">
      {picture && <span className="rounded-full bg-sun px-3 py-1.5 text-sm font-semibold text-ink">{text('picture.unsaved')}</span>}
      <input
        ref={input}
        type="file"
        accept={ANY_IMAGE}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        aria-label={text('fields.picture')}
        aria-hidden="true"
        tabIndex={-1}
        hidden
      />
      <Button
        variant="light"
        size="small"
        disabled={busy}
        onClick={() => input.current?.click()}
        aria-describedby={invalid ? errorId : undefined}
      >
        <CameraIcon className="size-4" /> {text('picture.replace')}
      </Button>
      {picture && (
        <Button variant="light" size="small" disabled={busy} onClick={clear}>
          <CloseIcon className="size-4" /> {text('picture.keep')}
        </Button>
      )}
      {invalid && (
        <div className="w-full rounded-field bg-white px-3 py-2">
          {error === undefined ? (
            <RefusedFiles id={errorId} files={refused} />
          ) : (
            <p id={errorId} role="alert" className="text-sm font-semibold text-coral-dark">
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
