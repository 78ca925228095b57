// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "BorrowedNamesSDK",
  platforms: [.macOS(.v15)],
  products: [.library(name: "BorrowedNamesSDK", targets: ["BorrowedNamesSDK"])],
  dependencies: [.package(path: "../../dataconnect")],
  targets: [
    .target(
      name: "BorrowedNamesSDK",
      dependencies: [
        .product(name: "DataConnectClient", package: "dataconnect")
      ],
      path: "Sources"
    )
  ]
)
