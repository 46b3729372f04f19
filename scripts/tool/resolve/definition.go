package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"

	"github.com/aquaproj/aqua/v2/pkg/config"
	"github.com/aquaproj/aqua/v2/pkg/config/registry"
	"github.com/aquaproj/aqua/v2/pkg/download"
	"github.com/aquaproj/aqua/v2/pkg/installpackage"
	"github.com/aquaproj/aqua/v2/pkg/osexec"
	"github.com/aquaproj/aqua/v2/pkg/runtime"
	"github.com/aquaproj/aqua/v2/pkg/unarchive"
	"github.com/aquaproj/aquaproj.github.io/scripts/tool/lookup"
)

type versionResolution struct {
	Version string `json:"version"`
	// Matched is the version_constraint that matched, if there is one.
	Matched      string                  `json:"matched,omitempty"`
	Environments []environmentResolution `json:"environments"`
}

type environmentResolution struct {
	Env string `json:"env"`
	// Unsupported is the reason why aqua does not install the package. If it is set, the other fields are empty.
	Unsupported string `json:"unsupported,omitempty"`
	Type        string `json:"type,omitempty"`
	Asset       string `json:"asset,omitempty"`
	URL         string `json:"url,omitempty"`
	// Format is the resolved format; Unpacked is whether aqua unpacks the file.
	Format   string           `json:"format,omitempty"`
	Unpacked *bool            `json:"unpacked,omitempty"`
	Files    []fileResolution `json:"files,omitempty"`
	// Folder is the directory of the package, below $AQUA_ROOT_DIR.
	Folder string `json:"folder,omitempty"`
	// Checksum is the URL of the checksum file, if the definition has one.
	Checksum string `json:"checksum,omitempty"`
	// Commands are the build commands that aqua runs, with their working directories.
	Commands []string `json:"commands,omitempty"`
}

type fileResolution struct {
	Name string `json:"name"`
	// Path is the executable's path in the package folder.
	Path string `json:"path"`
}

func resolveVersions(in *input) ([]versionResolution, error) {
	envs := in.Environments
	if len(envs) == 0 {
		envs = []string{
			"darwin/amd64", "darwin/arm64",
			"linux/amd64", "linux/arm64",
			"windows/amd64", "windows/arm64",
		}
	}
	resolutions := make([]versionResolution, 0, len(in.Versions))
	for _, version := range in.Versions {
		vr := versionResolution{Version: version}
		for _, env := range envs {
			er, matched, err := resolve(in, version, lookup.Runtime(env))
			if err != nil {
				return nil, fmt.Errorf("%s on %s: %w", version, env, err)
			}
			er.Env = env
			vr.Matched = matched
			vr.Environments = append(vr.Environments, *er)
		}
		resolutions = append(resolutions, vr)
	}
	return resolutions, nil
}

// find parses the definition and gets its package, which is nil if the platform is not supported.
// aqua modifies both the definition and the variables.
func find(in *input, version string, rt *runtime.Runtime, logger *slog.Logger) (*config.Package, *registry.PackageInfo, error) {
	info := &registry.PackageInfo{}
	if err := decode([]byte(in.Definition), info); err != nil {
		return nil, nil, fmt.Errorf("read the definition: %w", err)
	}
	pkg, err := lookup.Find(logger, info, version, maps.Clone(in.Vars), rt)
	return pkg, info, err
}

func resolve(in *input, version string, rt *runtime.Runtime) (*environmentResolution, string, error) {
	log := &lookup.Log{}
	logger := slog.New(log)
	pkg, info, err := find(in, version, rt, logger)
	if err != nil {
		return nil, "", fmt.Errorf("%w: %s", err, strings.Join(log.Errors, "; "))
	}
	if pkg == nil {
		reason := "no entry in supported_envs matches this platform"
		if info.Build.CheckEnabled() {
			reason = "no entry in supported_envs matches this platform, and an entry in build.excluded_envs does"
		}
		return &environmentResolution{Unsupported: reason}, log.Matched, nil
	}
	if pkg.PackageInfo.NoAsset || pkg.PackageInfo.ErrorMessage != "" {
		err := install(pkg, rt, logger, &site{}, os.TempDir(), nil)
		if err == nil {
			return nil, "", errors.New("aqua should have refused to install")
		}
		reason := err.Error()
		if len(log.Errors) != 0 {
			reason = strings.Join(log.Errors, "; ")
		}
		return &environmentResolution{Unsupported: reason}, log.Matched, nil
	}
	er, err := describe(pkg, rt, logger)
	return er, log.Matched, err
}

func describe(pkg *config.Package, rt *runtime.Runtime, logger *slog.Logger) (*environmentResolution, error) {
	root, err := os.MkdirTemp("", "")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(root)

	info := pkg.PackageInfo
	er := &environmentResolution{Type: info.Type}
	if err := info.Validate(); err != nil {
		return nil, err
	}
	if er.Folder, err = pkg.PkgPath(rt); err != nil {
		return nil, err
	}
	for _, file := range info.GetFiles() {
		exe, err := pkg.ExePath("", file, rt)
		if err != nil {
			return nil, err
		}
		if info.Type == registry.PkgInfoTypeGoBuild {
			// The sources are in src, and the executables are in bin beside it.
			er.Folder = path.Dir(path.Dir(exe))
			if rt.IsWindows() {
				exe += ".exe" // as the installer does
			}
		}
		rel, err := filepath.Rel(er.Folder, exe)
		if err != nil {
			return nil, err
		}
		er.Files = append(er.Files, fileResolution{Name: file.Name, Path: rel})
	}

	web := &site{}
	commands := &shell{root: root}
	// The steps after the download are expected to fail, because there is no archive to unpack.
	_ = install(pkg, rt, logger, web, root, commands)
	er.Commands = commands.lines
	switch info.Type {
	case registry.PkgInfoTypeGoInstall, registry.PkgInfoTypeCargo:
		return er, nil
	}
	if len(web.urls) == 0 {
		return nil, errors.New("aqua asked for no file")
	}
	er.URL = web.urls[0]
	if er.Asset, err = pkg.RenderAsset(rt); err != nil {
		return nil, err
	}
	er.Format = info.GetFormat()
	unpacked := !unarchive.IsUnarchived(er.Format, path.Base(er.Asset))
	er.Unpacked = &unpacked

	if info.Checksum.GetEnabled() {
		web := &site{}
		dl := download.NewChecksumDownloader(nil, rt, web)
		if _, _, err := dl.DownloadChecksum(context.Background(), logger, rt, pkg); err != nil {
			return nil, fmt.Errorf("ask for the checksum file: %w", err)
		}
		er.Checksum = web.urls[0]
	}
	return er, nil
}

// install runs aqua's installer with recorders instead of the network, the archive, and the
// compilers. It skips verification, because there is nothing to verify.
func install(pkg *config.Package, rt *runtime.Runtime, logger *slog.Logger, web *site, root string, commands *shell) error {
	pkg.PackageInfo.Minisign = nil
	is := installpackage.New(&config.Param{
		RootDir:                           root,
		CosignDisabled:                    true,
		SLSADisabled:                      true,
		GitHubArtifactAttestationDisabled: true,
	}, download.NewDownloader(nil, web), rt, nil, nil, nil, emptyArchive{}, nil, nil, nil, nil,
		installpackage.NewGoInstallInstallerImpl(commands),
		installpackage.NewGoBuildInstallerImpl(commands),
		installpackage.NewCargoPackageInstallerImpl(commands),
		noVacuum{})
	return is.InstallPackage(context.Background(), logger, &installpackage.ParamInstallPackage{
		Pkg: pkg, DisablePolicy: true,
	})
}

// site records requests and does not serve anything.
type site struct{ urls []string }

func (s *site) Download(_ context.Context, u string) (io.ReadCloser, int64, error) {
	s.urls = append(s.urls, u)
	return io.NopCloser(strings.NewReader("")), 0, nil
}

type emptyArchive struct{}

func (emptyArchive) Unarchive(context.Context, *slog.Logger, *unarchive.File, string) error {
	return nil
}

type noVacuum struct{}

func (noVacuum) Update(string, time.Time) error { return nil }

// shell records commands and does not run them.
type shell struct {
	root  string
	lines []string
}

func (s *shell) ExecStderr(cmd *osexec.Cmd) (int, error) {
	words := cmd.Args
	for _, env := range cmd.Env {
		if strings.HasPrefix(env, "GOBIN=") && strings.Contains(env, s.root) {
			words = append([]string{env}, words...)
		}
	}
	line := strings.Join(words, " ")
	if cmd.Dir != "" {
		line = "cd " + cmd.Dir + " && " + line
	}
	s.lines = append(s.lines, strings.ReplaceAll(line, s.root, "$AQUA_ROOT_DIR"))
	return 0, nil
}

func (s *shell) ExecAndOutputWhenFailure(cmd *osexec.Cmd) (int, error) {
	return s.ExecStderr(cmd)
}
