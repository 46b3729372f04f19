package main

import (
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"

	"github.com/aquaproj/aqua/v2/pkg/config/registry"
	"github.com/aquaproj/aqua/v2/pkg/expr"
	"github.com/aquaproj/aqua/v2/pkg/runtime"
	"github.com/aquaproj/aquaproj.github.io/scripts/tool/lookup"
	"go.yaml.in/yaml/v3"
)

// answer is the data of a package.
type answer struct {
	Name        string   `json:"name"`
	Line        int      `json:"line"`
	Description string   `json:"description,omitempty"`
	Repository  string   `json:"repository,omitempty"`
	Link        string   `json:"link,omitempty"`
	Crate       string   `json:"crate,omitempty"`
	GoPath      string   `json:"goPath,omitempty"`
	Aliases     []string `json:"aliases,omitempty"`
	SearchWords []string `json:"searchWords,omitempty"`
	// Fields are the fields that the definition uses, `checksum.cosign` for a nested one.
	Fields []string `json:"fields"`
	// Lines is the number of lines of the definition in the registry file.
	Lines int `json:"lines"`
	// Unlisted is the reason why aqua does not find any version: "filter" or "constraint".
	Unlisted string `json:"unlisted,omitempty"`
	// Version is the newest known version; State is the state of the package at this version.
	Version string `json:"version"`
	State
	// Changes are the other states, in the order in which aqua tries their constraints.
	Changes []change `json:"changes,omitempty"`
}

// State is the resolved state of a package at one version.
type State struct {
	// None is true if this version cannot be installed.
	None bool `json:"none,omitempty"`
	// Types are the package types, usually one for all platforms.
	Types        []string `json:"types,omitempty"`
	Commands     []string `json:"commands,omitempty"`
	Verification []string `json:"verification,omitempty"`
	// Signed are the kinds of verification that apply only to the checksum file.
	Signed    []string          `json:"signed,omitempty"`
	Platforms []string          `json:"platforms,omitempty"`
	Emulated  []string          `json:"emulated,omitempty"`
	Files     map[string]string `json:"files,omitempty"`
	Vars      []string          `json:"vars,omitempty"`
}

// change is the state of the versions that a constraint matches.
type change struct {
	Constraint string `json:"constraint"`
	// Version is the version for which the state was resolved; empty if no known version matches.
	Version string `json:"version,omitempty"`
	State
}

// platforms are the six platforms, with glibc on Linux, and Linux with musl.
var platforms = []string{
	"darwin/amd64", "darwin/arm64",
	"linux/amd64/glibc", "linux/arm64/glibc", "linux/amd64/musl", "linux/arm64/musl",
	"windows/amd64", "windows/arm64",
}

func answerPackage(node *yaml.Node, known map[string]string) (*answer, error) {
	info, err := load(node)
	if err != nil {
		return nil, err
	}
	name := info.GetName()
	if name == "" {
		return nil, errors.New("it has no name: a definition has `name`, or `repo_owner` and `repo_name`")
	}
	version := known[name]
	if version == "" {
		return nil, errors.New("no version of it is known: add one to the file of --versions")
	}
	a := &answer{
		Name: name, Line: node.Line, Description: info.Description, Link: info.Link,
		SearchWords: info.SearchWords, Version: version, Lines: lastLine(node) - node.Line + 1,
	}
	for _, alias := range info.Aliases {
		if alias.Name != name { // some definitions have their own name as an alias
			a.Aliases = with(a.Aliases, alias.Name)
		}
	}
	if a.Fields, err = fieldsOf(info); err != nil {
		return nil, err
	}
	a.Unlisted = unlisted(info)
	state, current, err := stateAt(node, version)
	if err != nil {
		return nil, fmt.Errorf("version %s: %w", version, err)
	}
	if state.None {
		if current.NoAsset || current.ErrorMessage != "" {
			return nil, fmt.Errorf("version %s: the definition states that it cannot be installed: name another version in the file of --versions", version)
		}
		return nil, fmt.Errorf("version %s: it supports no platform", version)
	}
	a.State = *state
	if current.HasRepo() {
		a.Repository = current.RepoOwner + "/" + current.RepoName
	}
	a.Crate = current.Crate
	if current.Type == registry.PkgInfoTypeGoInstall {
		a.GoPath = current.GetPath()
	}
	if a.Changes, err = changesOf(node, info, version); err != nil {
		return nil, err
	}
	return a, nil
}

// unlisted returns why aqua does not find any version of a package: "filter" if it cannot compile a filter of
// the definition (createFilters in pkg/versiongetter/filter.go), "constraint" if all constraints are "false".
func unlisted(info *registry.PackageInfo) string {
	filters := []string{info.VersionFilter}
	isFalse := info.VersionConstraints == "false"
	for _, override := range info.VersionOverrides {
		if override.VersionFilter != nil {
			filters = append(filters, *override.VersionFilter)
		}
		isFalse = isFalse && override.VersionConstraints == "false"
	}
	for _, filter := range filters {
		if filter == "" {
			continue
		}
		if _, err := expr.CompileVersionFilter(filter); err != nil {
			return "filter"
		}
	}
	if isFalse {
		return "constraint"
	}
	return ""
}

// stateAt resolves a definition at a version on all platforms, as `aqua install` does. The second
// result is the definition at that version before the overrides for platforms are applied.
func stateAt(node *yaml.Node, version string) (*State, *registry.PackageInfo, error) {
	state := &State{Files: map[string]string{}}
	info, err := load(node)
	if err != nil {
		return nil, nil, err
	}
	current, err := info.SetVersion(slog.New(slog.DiscardHandler), version)
	if err != nil {
		return nil, nil, err
	}
	for _, v := range current.Vars {
		if v.Required && v.Default == nil {
			state.Vars = append(state.Vars, v.Name)
		}
	}
	if current.NoAsset || current.ErrorMessage != "" {
		return &State{None: true}, current, nil
	}
	for _, platform := range platforms {
		env := strings.TrimSuffix(platform, "/glibc")
		if err := state.add(node, version, env, lookup.Runtime(platform)); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", env, err)
		}
	}
	if len(state.Platforms) == 0 {
		return &State{None: true}, current, nil
	}
	return state, current, nil
}

// add resolves the definition on a platform, which the facts call env, and adds the result to the state.
func (s *State) add(node *yaml.Node, version, env string, rt *runtime.Runtime) error {
	info, err := load(node)
	if err != nil {
		return err
	}
	vars := map[string]any{}
	for _, v := range s.Vars {
		vars[v] = "VALUE"
	}
	pkg, err := lookup.Find(slog.New(slog.DiscardHandler), info, version, vars, rt)
	if err != nil || pkg == nil {
		return err
	}
	info = pkg.PackageInfo
	if err := info.Validate(); err != nil {
		return err
	}
	s.Platforms = append(s.Platforms, env)
	s.Types = with(s.Types, info.Type)
	for _, file := range info.GetFiles() {
		if _, err := pkg.ExePath("", file, rt); err != nil {
			return err
		}
		s.Commands = with(s.Commands, file.Name)
	}
	all, signed := verificationOf(info)
	s.Verification = with(s.Verification, all...)
	s.Signed = with(s.Signed, signed...)
	switch info.Type {
	case registry.PkgInfoTypeHTTP:
		s.Files[env], err = pkg.RenderURL(rt)
	case registry.PkgInfoTypeGitHubRelease, registry.PkgInfoTypeGitHubContent:
		s.Files[env], err = pkg.RenderAsset(rt)
	}
	if err != nil {
		return err
	}
	if strings.Contains(s.Files[env], "<no value>") {
		return fmt.Errorf("a template uses an unknown name: %s", s.Files[env])
	}
	if isEmulated(info, rt) {
		s.Emulated = append(s.Emulated, env)
	}
	return nil
}

// isEmulated returns whether the installed file was built for amd64 and runs on arm64 under emulation.
func isEmulated(info *registry.PackageInfo, rt *runtime.Runtime) bool {
	translates := rt.GOARCH == "arm64" &&
		(rt.GOOS == "darwin" && info.Rosetta2 || rt.GOOS == "windows" && info.WindowsARMEmulation)
	return translates && strings.Contains(info.Asset+info.URL+info.Path, ".Arch")
}

// verificationOf returns the kinds of verification, and those that apply only to the checksum file.
func verificationOf(info *registry.PackageInfo) (kinds, signed []string) {
	switch info.Type {
	case registry.PkgInfoTypeGoInstall, registry.PkgInfoTypeGoBuild, registry.PkgInfoTypeCargo:
		return nil, nil
	}
	sum := info.Checksum
	hasSum := sum.GetEnabled()
	if hasSum {
		kinds = append(kinds, "checksum")
	}
	add := func(kind string, ofFile, ofChecksum bool) {
		if ofFile || hasSum && ofChecksum {
			kinds = append(kinds, kind)
		}
		if !ofFile && hasSum && ofChecksum {
			signed = append(signed, kind)
		}
	}
	add("cosign", info.Cosign.GetEnabled(), sum.GetCosign().GetEnabled())
	add("slsa", info.SLSAProvenance.GetEnabled(), false)
	add("attestation", info.GitHubArtifactAttestations.GetEnabled(), sum.GetGitHubArtifactAttestations().GetEnabled())
	add("minisign", info.Minisign.GetEnabled(), sum.GetMinisign().GetEnabled())
	return kinds, signed
}

// with adds values to a list, except those that the list contains.
func with(list []string, values ...string) []string {
	for _, value := range values {
		if !slices.Contains(list, value) {
			list = append(list, value)
		}
	}
	return list
}
