// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "ShadowsSDK",
  platforms: [.macOS(.v15)],
  products: [.library(name: "ShadowsSDK", targets: ["ShadowsSDK"])],
  dependencies: [.package(path: "../../dataconnect")],
  targets: [
    .target(
      name: "ShadowsSDK",
      dependencies: [
        .product(name: "DataConnectClient", package: "dataconnect")
      ],
      path: "Sources"
    )
  ]
)
